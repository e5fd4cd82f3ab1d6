import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { User } from '@/ui/buttons/icons';
import { CARD, type Line, MOST_ROWS, textSize } from './rules';

interface Props {
  /** The URL of the background image. */
  image: string | undefined;
  lines: readonly Line[];
  hasSelfie: boolean;
  isLoading?: boolean;
}

/** A preview of the card, at any width. */
export function PreviewCard({ image, lines, hasSelfie, isLoading = false }: Props) {
  const { list, visibleCount } = useVisibleLines(lines);
  const left = lines.length - visibleCount;
  const size = textSize(lines, hasSelfie);
  const style = { '--size': size / CARD.width, '--rows': MOST_ROWS } as CSSProperties;
  return (
    <div className="card-frame">
      <figure className="card-preview" aria-label="Preview of the card" aria-busy={isLoading} style={style}>
        {isLoading && <div className="bp6-skeleton card-image" />}
        {image && <img className="card-image" src={image} alt="" />}
        <ol ref={list} className={hasSelfie ? 'card-lines beside-selfie' : 'card-lines'}>
          {lines.map(({ id, label, value, isLabelBold, isValueBold }, at) => (
            <li key={id} className={at < visibleCount ? undefined : 'no-room'}>
              {label && <span className={isLabelBold ? 'bold' : undefined}>{label}: </span>}
              <span className={isValueBold ? 'bold' : undefined}>{value}</span>
            </li>
          ))}
        </ol>
        {hasSelfie && (
          <div className="card-selfie">
            <User size={48} />
            <span>Selfie</span>
          </div>
        )}
      </figure>
      {left > 0 && (
        <p className="preview-note">
          {`+ ${left} more ${left === 1 ? 'label' : 'labels'} that do not fit on the card`}
        </p>
      )}
    </div>
  );
}

/** A line that is cut by less than a pixel counts as fitting. */
const TOLERANCE = 1;

/** How many lines fit into the list element. */
function useVisibleLines<Line>(lines: readonly Line[]) {
  const list = useRef<HTMLOListElement>(null);
  const [visibleCount, setVisibleCount] = useState(lines.length);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + TOLERANCE;
      const drawn = [...element.children];
      const first = drawn.findIndex((line) => line.getBoundingClientRect().bottom > bottom);
      setVisibleCount(first < 0 ? lines.length : first);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
  return { list, visibleCount };
}
