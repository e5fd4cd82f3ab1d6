// Reports to the gateway that a file was exported. The file is made in the browser, so no server would know otherwise.
interface Exported {
  title: string;
  rows: number;
  format: 'xlsx' | 'pdf';
}

/** Sent without waiting, and failures are ignored: the export does not depend on it. */
export function reportExport(exported: Exported): void {
  const headers = { 'content-type': 'application/json' };
  const sent = fetch('exports', { method: 'POST', keepalive: true, headers, body: JSON.stringify(exported) });
  sent.catch(() => undefined);
}
