import { addressOf, show, shownAt } from './address';

/** Links from another view to the operation itself. */
export function OperationLink({ id }: { id: string }) {
  const target = { view: '', operation: id } as const;
  return (
    <a
      href={addressOf({ ...shownAt(location.search + location.hash), ...target })}
      onClick={(event) => {
        event.preventDefault();
        show(target);
      }}
    >
      {id}
    </a>
  );
}
