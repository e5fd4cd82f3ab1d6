// Whether an answer is what the contract says that it is.
import type { AnswerShape } from '#contract';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows need only be rows: one that is odd must not take the others along. `emptyOddFields` sees to what is in them. */
export function fits(value: unknown, shape: AnswerShape): boolean {
  // Nearly all there is, of each of very many rows.
  if (typeof value === shape) return true;
  if (typeof shape === 'string') return fitsScalar(value, shape);
  if (Array.isArray(shape)) {
    return Array.isArray(value) && value.every((item) => (isRow(shape[0]) ? isFields(item) : fits(item, shape[0])));
  }
  if (shape.orNull) return value === null || fits(value, shape.orNull);
  return isFields(value) && Object.entries(shape).every(([name, inner]) => fits(value[name], inner));
}

const isRow = (shape: AnswerShape) => typeof shape === 'object' && !Array.isArray(shape);

function fitsScalar(value: unknown, shape: string): boolean {
  if (shape === 'any') return true;
  if (shape === 'bytes') return value instanceof Blob && !/^text\/|json/.test(value.type);
  if (shape.endsWith('?')) return value === null || fitsScalar(value, shape.slice(0, -1));
  return typeof value === shape;
}

/** Reads what a row has as the type it should have; what cannot be read so is empty. */
export function emptyOddFields(value: unknown, shape: AnswerShape): void {
  if (Array.isArray(shape) && Array.isArray(value)) {
    const [inner] = shape;
    if (!isRow(inner)) return;
    const fields = Object.entries(inner);
    for (const row of value) {
      if (isFields(row))
        for (const [name, wanted] of fields) if (!fits(row[name], wanted)) row[name] = read(row[name], wanted);
    }
  } else if (isFields(shape) && isFields(value)) {
    for (const [name, inner] of Object.entries(shape)) emptyOddFields(value[name], inner as AnswerShape);
  }
}

function read(value: unknown, shape: AnswerShape): unknown {
  if (shape === 'string') return ['number', 'boolean'].includes(typeof value) ? String(value) : '';
  if (shape === 'number') return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (shape === 'boolean') return value === 'true';
  if (Array.isArray(shape)) return [];
  return null;
}
