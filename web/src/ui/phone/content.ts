/** Of what is disabled. */
export const ABSENT = 'Disabled: nobody sees it in the app.';

/** Of the action that shows what stands, and of the dialog in which it is seen. */
export const seenBy = (app: PhoneContent['app']) =>
  app === 'AGORA' ? 'As the member sees it' : 'As the doctor sees it';

/** Something that people see in one of the apps, as far as the console knows it. */
export interface PhoneContent {
  app: 'AGORA' | 'ALAGA MD';
  isFirstBrand: boolean;
  /** Of the list that it stands in. */
  section: string;
  /** In small letters above its title. */
  over?: string;
  title: string;
  /** What is beside the title: a card has its beginning. */
  text?: string;
  /** A chosen file, the address of what is saved, or null while there is none yet; left out where it has none at all. */
  picture?: File | string | null | undefined;
  /** When it is, and by whom. */
  meta?: string;
  /** What is read only where it is opened. */
  facts?: readonly { label: string; text: string }[];
  /** Where it leads to. */
  link?: string;
  /** Why nobody sees it. */
  absent?: string | undefined;
}
