import { SegmentedControl } from '@blueprintjs/core';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { storedValues } from '@/ui/browser/localStore';
import type { PhoneContent } from './content';
import { Phone } from './Phone';
import './phonePreview.css';

const schema = v.object({ shows: v.picklist(['card', 'opened']), theme: v.picklist(['light', 'dark']) });
type Shown = v.InferOutput<typeof schema>;

const chosen = storedValues<Shown>('phone', schema, { shows: 'card', theme: 'light' });

const VIEWS = [
  { value: 'card', label: 'Card' },
  { value: 'opened', label: 'Opened' },
];
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** A phone that shows the record in its list or opened, in a light or dark theme. The last choice is remembered. */
export default function PhonePreview({ content }: { content: PhoneContent }) {
  const { shows, theme } = useSnapshot(chosen);
  return (
    <div className="phone-preview">
      <div className="phone-choices">
        <SegmentedControl
          aria-label="Preview as"
          size="small"
          options={VIEWS}
          value={shows}
          onValueChange={(value) => {
            chosen.shows = value as Shown['shows'];
          }}
        />
        <SegmentedControl
          aria-label="Phone theme"
          size="small"
          options={THEMES}
          value={theme}
          onValueChange={(value) => {
            chosen.theme = value as Shown['theme'];
          }}
        />
      </div>
      <Phone content={content} isOpened={shows === 'opened'} theme={theme} />
      <p className="phone-note">{content.absent ?? `Preview of ${content.app}`}</p>
    </div>
  );
}
