import type { ReactNode } from 'react';
import './withAside.css';

/** The same limit as in withAside.css: from this width on there is room beside a form. */
export const BESIDE = '(min-width: 1100px)';

/** Shows `aside` beside the body of a dialog, which is wider then, or below it where there is no room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="beside">
      <div>{children}</div>
      <div className="beside-aside">{aside}</div>
    </div>
  );
}
