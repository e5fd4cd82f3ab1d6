/** Who wrote it last, where it says so; areas spell the field differently. */
interface Edited {
  editedby?: string;
  editby?: string;
  edited_by?: string;
  lastupdateby?: string;
  EditedBy?: string;
}

export function whoOf({ editedby, editby, edited_by, lastupdateby, EditedBy }: Edited): string {
  return editedby || editby || edited_by || lastupdateby || EditedBy || 'Somebody else';
}
