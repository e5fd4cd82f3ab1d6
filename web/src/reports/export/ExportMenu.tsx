import { Menu, MenuItem } from '@blueprintjs/core';
import type { ReportKind } from '../report';

const FILE_TYPES: { kind: ReportKind; label: string }[] = [
  { kind: 'xlsx', label: 'Excel(XLSX)' },
  { kind: 'pdf', label: 'PDF' },
];

/** Loaded with the popover: Blueprint's menu items bring the code that places popovers. */
export default function ExportMenu({ onChoose }: { onChoose: (kind: ReportKind) => void }) {
  return (
    <Menu aria-label="File type">
      {FILE_TYPES.map(({ kind, label }) => (
        <MenuItem key={kind} text={label} onClick={() => onChoose(kind)} />
      ))}
    </Menu>
  );
}
