import './changes.css';

/** What would be added now, where the changes of a form that changes something stand. */
export function FormAddition({ text }: { text: string }) {
  return (
    <div className="form-changes">
      <span>{text}</span>
    </div>
  );
}
