import { SegmentedControl } from '@blueprintjs/core';
import { memo, type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { storedValues } from '@/ui/browser/localStore';
import { useObjectUrl } from '@/ui/files/useObjectUrl';
import { cutForCard } from '@/ui/texts/words';
import type { PhoneContent } from './content';
import './phone.css';

interface Props {
  content: PhoneContent;
  isOpened: boolean;
  theme: 'light' | 'dark';
}

/** A phone with one of the apps on it. Its controls do not work; long content can be scrolled. */
const Phone = memo(function Phone({ content, isOpened, theme }: Props) {
  const { app, isFirstBrand, section } = content;
  return (
    <div className={`phone phone-${theme}`} data-application={app} data-brand={isFirstBrand ? 'first' : 'second'}>
      <div className="phone-screen">
        <div className={isOpened ? 'phone-head is-opened' : 'phone-head'}>
          <div className="phone-status" aria-hidden="true">
            <span>9:41</span>
            <span className="phone-island" />
            <span className="phone-signs">
              <Signal />
              <Wifi />
              <Battery />
            </span>
          </div>
          <div className="phone-bar">
            {isOpened && <Back />}
            <span className="phone-app">{app}</span>
            <span className="phone-section">{section}</span>
          </div>
        </div>
        {/* Focusable, so that the keyboard can scroll it. The `key` resets the scroll position when the view changes. */}
        <section
          key={String(isOpened)}
          className="phone-feed"
          aria-label={`Screen of ${app}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
        >
          {isOpened ? <Opened content={content} /> : <Listed content={content} />}
        </section>
        <span className="phone-home" aria-hidden="true" />
      </div>
    </div>
  );
});

/** The record as the first of its list; placeholders stand for the others. */
function Listed({ content }: { content: PhoneContent }) {
  const { kicker, title, text, meta } = content;
  return (
    <>
      <div className="phone-card">
        <Picture content={content} />
        <div className="phone-words">
          {kicker && <span className="phone-over">{kicker}</span>}
          {text === undefined ? (
            <Written className="phone-title is-whole" text={cutForCard(title)} blanks={2} />
          ) : (
            <Written className="phone-title" text={title} blanks={1} />
          )}
          {text !== undefined && <Written className="phone-beginning" text={cutForCard(text)} blanks={3} />}
          {meta && <span className="phone-meta">{meta}</span>}
        </div>
      </div>
      {[1, 2].map((place) => (
        <div key={place} className="phone-card phone-other" aria-hidden="true">
          {content.picture !== undefined && <span className="phone-other-picture" />}
          <div className="phone-words">
            <Blanks count={3} />
          </div>
        </div>
      ))}
    </>
  );
}

function Opened({ content }: { content: PhoneContent }) {
  const { kicker, title, text, meta, facts = [], link } = content;
  return (
    <div className="phone-opened">
      <Picture content={content} />
      <div className="phone-words">
        {kicker && <span className="phone-over">{kicker}</span>}
        <Written className="phone-title" text={title} blanks={1} />
        {meta && <span className="phone-meta">{meta}</span>}
        {text !== undefined && <Written className="phone-text" text={text} blanks={5} />}
        {link && <span className="phone-link">{link}</span>}
        {facts.map(({ label, text: value }) => (
          <div key={label} className="phone-fact">
            <span className="phone-meta">{label}</span>
            <Written className="phone-text" text={value} blanks={1} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** What staff wrote is shown as plain text; where they have not written anything, a placeholder is shown. */
function Written({ className, text, blanks }: { className: string; text: string; blanks: number }): ReactNode {
  if (text.trim() === '') return <Blanks count={blanks} />;
  return (
    <div className={className} dir="auto">
      {text.trim()}
    </div>
  );
}

const Blanks = ({ count }: { count: number }) => (
  <span className="phone-blanks" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <i key={at} />
    ))}
  </span>
);

function Picture({ content: { picture } }: { content: PhoneContent }) {
  const chosen = useObjectUrl(picture instanceof File ? picture : null);
  const url = chosen ?? (typeof picture === 'string' ? picture : undefined);
  /** The address of a picture that could not be drawn. */
  const [broken, setBroken] = useState<string>();
  if (picture === undefined) return null;
  return (
    <div className="phone-picture">
      {url && url !== broken ? <img src={url} alt="" onError={() => setBroken(url)} /> : <NoPicture />}
    </div>
  );
}

/** The small icons of the phone's screen, each drawn as one shape. */
const Signal = () => (
  <svg viewBox="0 0 17 11" width="16" height="10" aria-hidden="true">
    <path d="M0 8h3v3H0zM4.6 5.5h3V11h-3zM9.2 3h3v8h-3zM13.8 0h3v11h-3z" fill="currentColor" />
  </svg>
);

const Wifi = () => (
  <svg viewBox="0 0 16 12" width="14" height="10" aria-hidden="true">
    <path
      d="M1 4.4a10 10 0 0 1 14 0M3.5 7a6.4 6.4 0 0 1 9 0M6 9.6a2.8 2.8 0 0 1 4 0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    />
  </svg>
);

const Battery = () => (
  <svg viewBox="0 0 26 12" width="23" height="10" aria-hidden="true">
    <rect x=".6" y=".6" width="22" height="10.8" rx="3.2" fill="none" stroke="currentColor" opacity=".5" />
    <rect x="2.2" y="2.2" width="16.5" height="7.6" rx="1.9" fill="currentColor" />
    <path d="M24 4v4a2.2 2.2 0 0 0 0-4z" fill="currentColor" opacity=".5" />
  </svg>
);

const Back = () => (
  <svg className="phone-back" viewBox="0 0 10 16" width="9" height="15" aria-hidden="true">
    <path
      d="M8.5 1.5 2 8l6.5 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

const NoPicture = () => (
  <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round">
      <rect x="1" y="1" width="46" height="34" rx="5" />
      <path d="m2 30 13-13 10 10 6-6 15 13" />
      <circle cx="33" cy="11" r="3.6" />
    </g>
  </svg>
);

const schema = v.object({ shows: v.picklist(['card', 'opened']), theme: v.picklist(['light', 'dark']) });
type PreviewSettings = v.InferOutput<typeof schema>;

const chosen = storedValues<PreviewSettings>('phone', schema, { shows: 'card', theme: 'light' });

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
            chosen.shows = value as PreviewSettings['shows'];
          }}
        />
        <SegmentedControl
          aria-label="Phone theme"
          size="small"
          options={THEMES}
          value={theme}
          onValueChange={(value) => {
            chosen.theme = value as PreviewSettings['theme'];
          }}
        />
      </div>
      <Phone content={content} isOpened={shows === 'opened'} theme={theme} />
      <p className="phone-note">{content.absent ?? `Preview of ${content.app}`}</p>
    </div>
  );
}
