/** The note for a disabled record. */
export const DISABLED_NOTE = 'Hidden in the app because it is disabled.';

/** The title of the preview dialog and the label of the action that opens it. */
export const previewTitle = (app: PhoneContent['app']) =>
  app === 'AGORA' ? 'As the member sees it' : 'As the doctor sees it';

/** A record as the app shows it, as far as the console knows. */
export interface PhoneContent {
  app: 'AGORA' | 'ALAGA MD';
  isFirstBrand: boolean;
  /** The title of the list that contains it. */
  section: string;
  /** In small letters above the title. */
  kicker?: string;
  title: string;
  /** The text below the title; a card shows its beginning. */
  text?: string;
  /**
   * A chosen file, the address of a saved picture, or null while there is none; left out for records without pictures.
   */
  picture?: File | string | null | undefined;
  /** The date, and the author. */
  meta?: string;
  /** Details that are shown only when the record is opened. */
  facts?: readonly { label: string; text: string }[];
  link?: string;
  /** The reason why the app does not show it. */
  absent?: string | undefined;
}
