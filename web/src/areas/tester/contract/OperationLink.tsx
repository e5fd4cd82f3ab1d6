import { addressOf, changePageState, pageStateAt } from './address';

/** Links from another view to the operation itself. */
export function OperationLink({ id }: { id: string }) {
  const target = { view: '', operation: id } as const;
  return (
    <a
      href={addressOf({ ...pageStateAt(location.search + location.hash), ...target })}
      onClick={(event) => {
        event.preventDefault();
        changePageState(target);
      }}
    >
      {id}
    </a>
  );
}
