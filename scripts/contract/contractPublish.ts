// `npm run contract:publish -- <folder>`: writes the pages of the contract as files that need no server: a
// self-contained index.html, and the contract itself beside it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { escaped, htmlFile } from '../htmlFile';

const ENTRY = 'web/src/areas/tester/contract/published.tsx';
const DOCUMENT = 'openapi/generated/document.json';
const HISTORY = 'openapi/generated/history.json';

export async function contractPublish([folder = '', ...others]: string[]): Promise<number> {
  if (folder === '' || folder.startsWith('-') || others.length > 0) {
    console.error('npm run contract:publish -- <folder>');
    return 1;
  }
  const document = readFileSync(DOCUMENT, 'utf8');
  const { info } = JSON.parse(document) as { info: { title: string; version: string } };
  const { script, style } = await built();
  const data = `{"contract":${document},"history":${readFileSync(HISTORY, 'utf8')}}`;
  const page = htmlFile({
    title: `${info.title} ${info.version}`,
    style,
    script,
    body: `<div id="root" class="public"></div>
<noscript>${escaped(info.title)}: these pages need JavaScript. The contract is in openapi.json beside them.</noscript>
<script type="application/json" id="told">${withinScript(data)}</script>`,
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'openapi.json'), document);
  console.log(`Version ${info.version} is written: ${pathToFileURL(resolve(folder, 'index.html')).href}`);
  return 0;
}

/** Escapes `<`, because `</script>` or `<!--` would end the script element or begin a comment. */
const withinScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Builds one script and one stylesheet, because a page that is opened as a file may load no others. */
async function built(): Promise<{ script: string; style: string }> {
  const [{ build }, { default: react }, { blueprintCss }, { iconNames }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../../web/build/blueprintCss'),
    import('../../web/build/iconNames'),
  ]);
  const result = (await build({
    configFile: false,
    root: 'web',
    logLevel: 'warn',
    plugins: [react(), blueprintCss(), iconNames()],
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('../../web/src', import.meta.url)),
        '#contract': fileURLToPath(new URL('../../openapi/generated/contract.ts', import.meta.url)),
      },
    },
    build: {
      target: 'es2023',
      write: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: ENTRY,
        output: { format: 'iife', codeSplitting: false },
        // Libraries use import.meta to load more files; here nothing is loaded.
        transform: { define: { 'import.meta': '{}' } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const script = result.output.find((file) => file.type === 'chunk')?.code ?? '';
  const style = result.output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  return {
    script: script.replace(/<(?=\/script|!--)/gi, '\\x3c'),
    style: style?.type === 'asset' ? String(style.source) : '',
  };
}
