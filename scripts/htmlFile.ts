// Makes an HTML page in a single file that can be kept or sent: it loads nothing else and runs only its own script.
import { createHash } from 'node:crypto';

interface HtmlFile {
  title: string;
  style: string;
  script: string;
  /** HTML. Inserted texts must be passed through `escaped`. */
  body: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

const COLOURS = `
:root { color-scheme: light dark; --ground: #fff; --card: #f6f7f9; --line: #d3d8de; --ink: #1c2127; --aside: #5f6b7c;
  --link: #215db0; --passed: #165a36; --failed: #8e292c; --failed-ground: #fdf1f1; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c2127; --card: #252a31; --line: #404854; --ink: #f6f7f9;
  --aside: #abb3bf; --link: #8abbff; --passed: #72ca9b; --failed: #fa999c; --failed-ground: #3a2528; } }
* { box-sizing: border-box; }
body { background: var(--ground); color: var(--ink); }
[hidden] { display: none !important; }
:focus-visible { outline: 2px solid #2d72d2; outline-offset: 2px; }
`;

export function htmlFile({ title, style, script, body }: HtmlFile): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>${escaped(title)}</title>
<style>${COLOURS}${style}</style>
</head>
<body>
${body}
<script>${script}</script>
</body>
</html>
`;
}
