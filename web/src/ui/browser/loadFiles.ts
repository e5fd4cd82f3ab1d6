// Loads the files of a part of the console before the browser imports it; the build puts this before each `import()`
// (vite.config.ts). Many browsers remember a failed import until the page is reloaded, for a file and for all that
// import it. A failed request they forget, so opening a dialog again loads it again.

const loads = new Map<string, Promise<void>>();

/** Files that the page has asked for itself. */
const isInPage = (href: string) =>
  [...document.querySelectorAll('link')].some((link) => link.href === href) ||
  [...document.scripts].some(({ src }) => src === href);

const notLoaded = (href: string, cause?: unknown) => new Error(`${href} cannot be loaded.`, { cause });

async function loadScript(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw notLoaded(href);
  // To its end, so that the browser keeps it for the import.
  await response.arrayBuffer();
}

const loadStyles = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', (event) => {
      link.remove();
      reject(event);
    });
    document.head.append(link);
  });

function loadOnce(href: string): Promise<void> {
  let loading = loads.get(href);
  if (!loading) {
    loading = isInPage(href) ? Promise.resolve() : href.endsWith('.css') ? loadStyles(href) : loadScript(href);
    loading = loading.catch((error: unknown) => {
      loads.delete(href);
      throw notLoaded(href, error);
    });
    loads.set(href, loading);
  }
  return loading;
}

/** Called by the name that Vite puts before each `import()`. */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = '',
): Promise<Module> {
  await Promise.all(files.map((file) => loadOnce(new URL(file, importer).href)));
  return load();
}
