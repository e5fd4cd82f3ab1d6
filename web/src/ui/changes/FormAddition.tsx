import './changes.css';

/** What saving would add; shown where `FormChanges` stands in a form that edits a record. */
export function FormAddition({ text }: { text: string }) {
  return (
    <div className="form-changes">
      <span>{text}</span>
    </div>
  );
}
