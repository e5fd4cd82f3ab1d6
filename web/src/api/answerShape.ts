// Checks whether an answer has the shape that the contract gives it.
import type { AnswerShape } from '#contract';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows only need to be objects: one malformed row must not make the whole list fail. `emptyOddFields` repairs their
 * fields.
 */
export function fits(value: unknown, shape: AnswerShape): boolean {
  // A shortcut for most fields of long lists.
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

/** Converts the fields of rows to the types of the contract; a field that cannot be converted becomes empty. */
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
