/** A vertical range, measured from the top. */
export interface Span {
  top: number;
  bottom: number;
}

const GAP = 2;

/** The position nearest to the wanted one where nothing is covered; the wanted one when there is none. */
export function freePlace(wanted: number, height: number, room: number, taken: Span[]): number {
  const lowest = Math.max(0, room - height);
  const inRoom = Math.min(Math.max(0, wanted), lowest);
  const isFree = (top: number) =>
    top >= 0 && top <= lowest && taken.every((span) => top + height <= span.top || top >= span.bottom);
  const places = [inRoom, ...taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP])];
  const free = places.filter(isFree).sort((one, other) => Math.abs(one - inRoom) - Math.abs(other - inRoom));
  return free[0] ?? inRoom;
}
