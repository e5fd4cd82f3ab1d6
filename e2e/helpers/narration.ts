// For a script that is played or reported: shows the sentence of each step in the page, and attaches a picture and the
// calls of each step to Playwright's report. Does nothing in other runs.
import type { BrowserContext, Page, TestInfo, TestStepInfo, TestType } from '@playwright/test';
import type { World } from './world';

const wanted = { captions: Boolean(process.env.SCENARIO_CAPTIONS), report: Boolean(process.env.SCENARIO_REPORT) };
const isAsked = wanted.captions || wanted.report;
/** A page that is busy or gone for longer gets no picture. */
const PICTURE = { type: 'jpeg', quality: 60, scale: 'css', timeout: 3_000 } as const;

type Attachable = Pick<TestInfo | TestStepInfo, 'attach'>;

export class Narration {
  private readonly contexts: BrowserContext[] = [];
  private readonly sentences: string[] = [];
  private readonly entries: Attachable[];
  private readonly drawn = new Map<Page, string>();
  /** The last call of the journal that is in the report; `id` tells whether the world was opened anew since. */
  private toldTo = { id: 0, number: 0 };

  constructor(
    private readonly world: World,
    info: Attachable,
    private readonly wants = wanted,
  ) {
    this.entries = [info];
  }

  follow(context: BrowserContext): void {
    this.contexts.push(context);
    if (!this.wants.captions) return;
    const redraw = (page: Page) => page.on('domcontentloaded', () => void drawCaption(page, this.sentences.at(-1)));
    for (const page of context.pages()) redraw(page);
    context.on('page', redraw);
  }

  async begin(sentence: string, step: Attachable): Promise<void> {
    // Calls made before this step belong to the one around it.
    await this.tellCalls();
    this.sentences.push(sentence);
    this.entries.push(step);
    await this.show();
  }

  async end(): Promise<void> {
    await this.tellCalls();
    await this.tellPictures();
    this.entries.pop();
    this.sentences.pop();
    await this.show();
  }

  async close(): Promise<void> {
    await this.tellCalls();
    await this.tellPictures();
  }

  private readonly pages = () =>
    this.contexts.flatMap((context) => context.pages()).filter((page) => page.url().startsWith('http'));

  private async show(): Promise<void> {
    if (this.wants.captions) await Promise.all(this.pages().map((page) => drawCaption(page, this.sentences.at(-1))));
  }

  private async tellCalls(): Promise<void> {
    if (!this.wants.report) return;
    const id = await this.world.id().catch(() => undefined);
    if (id === undefined) return;
    // A world that was opened anew numbers its calls from the beginning.
    if (id !== this.toldTo.id) this.toldTo = { id, number: 0 };
    const news = await this.world.journal(this.toldTo.number).catch(() => []);
    const last = news.at(-1);
    if (!last) return;
    this.toldTo.number = last.number;
    const name = `calls: ${news.map(({ operation }) => operation).join(', ')}`;
    await this.entries.at(-1)?.attach(name, { body: JSON.stringify(news, null, 2), contentType: 'application/json' });
  }

  /** Attaches a picture of every page that looks different from its last picture. */
  private async tellPictures(): Promise<void> {
    if (!this.wants.report) return;
    for (const page of this.pages()) {
      await drawCaption(page, undefined);
      const picture = await page.screenshot(PICTURE).catch(() => undefined);
      const known = picture?.toString('base64');
      if (!picture || !known || this.drawn.get(page) === known) continue;
      this.drawn.set(page, known);
      await this.entries.at(-1)?.attach('picture', { body: picture, contentType: 'image/jpeg' });
    }
  }
}

/**
 * Draws into a closed shadow root beside the body, where no locator, accessibility check or click finds it. The content
 * security policy of the console allows a constructed style sheet, but would block a `<style>` element.
 */
async function drawCaption(page: Page, sentence: string | undefined): Promise<void> {
  const draw = (text: string | undefined) => {
    const NAME = 'scenario-caption';
    document.querySelector(NAME)?.remove();
    if (!text) return;
    const caption = document.createElement(NAME);
    caption.setAttribute('aria-hidden', 'true');
    caption.inert = true;
    const shadow = caption.attachShadow({ mode: 'closed' });
    const style = new CSSStyleSheet();
    style.replaceSync(`
      :host { position: fixed; inset: auto 0 16px; z-index: 2147483647; display: flex; justify-content: center;
              pointer-events: none; }
      p { margin: 0 16px; max-width: 90ch; padding: 8px 16px; border-radius: 6px; background: #111e; color: #fff;
          font: 600 16px/1.4 system-ui, sans-serif; text-align: center; box-shadow: 0 1px 8px #0006; }`);
    shadow.adoptedStyleSheets = [style];
    shadow.append(Object.assign(document.createElement('p'), { textContent: text }));
    document.documentElement.append(caption);
  };
  // Fails while the page navigates; `follow` draws the caption again when the new document is there.
  await page.evaluate(draw, sentence).catch(() => undefined);
}

let current: Narration | undefined;

/** Starts the narration of a script; a worker runs one script at a time. */
export function narrate(world: World, context: BrowserContext, info: TestInfo): void {
  if (!isAsked) return;
  current = new Narration(world, info);
  current.follow(context);
}

/** Adds another browser of the same script. */
export const narrateSecondBrowser = (context: BrowserContext) => current?.follow(context);

export async function endNarration(): Promise<void> {
  const ended = current;
  current = undefined;
  await ended?.close();
}

/** `test.step` with narration; otherwise it behaves as before. */
export function narratedStep<T extends object, W extends object>({ step }: TestType<T, W>): TestType<T, W>['step'] {
  if (!isAsked) return step;
  const tellingStep: typeof step = Object.assign(
    <R>(title: string, body: (info: TestStepInfo) => R | Promise<R>, options?: Parameters<typeof step>[2]) =>
      step(
        title,
        async (info) => {
          await current?.begin(title, info);
          try {
            return await body(info);
          } finally {
            await current?.end();
          }
        },
        options,
      ),
    { skip: step.skip },
  );
  return tellingStep;
}
