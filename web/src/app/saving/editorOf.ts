/** The user who saved a record last, if the record says so; the field's name differs between areas. */
interface Edited {
  editedby?: string;
  editby?: string;
  edited_by?: string;
  lastupdateby?: string;
  EditedBy?: string;
}

export function editorOf({ editedby, editby, edited_by, lastupdateby, EditedBy }: Edited): string {
  return editedby || editby || edited_by || lastupdateby || EditedBy || 'Someone else';
}
