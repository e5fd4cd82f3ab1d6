// What a server has not said of a record: nobody who edits it has seen it, so it must not be wiped out when they save.

/**
 * What a form has filled in, without what the server has not said (null) and is as blank as the form has begun with: the call
 * leaves that out, and the server what it has.
 */
export function withoutUnsaid<Blank extends object, Fields extends Blank>(
  fields: Fields,
  record: { [Name in keyof Blank]: unknown },
  blank: Blank,
): Omit<Fields, keyof Blank> & Partial<Blank> {
  const unsaid = Object.keys(blank) as (keyof Blank & string)[];
  const left = unsaid.filter((name) => record[name] === null && fields[name] === blank[name]);
  const said = Object.entries(fields).filter(([name]) => !left.some((each) => each === name));
  return Object.fromEntries(said) as Omit<Fields, keyof Blank> & Partial<Blank>;
}
