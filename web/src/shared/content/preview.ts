import { beginningOf } from '@/ui/words';

const LENGTH = 200;

/** What a card shows of a text that is read whole in its detail. */
export const previewOf = (text: string) => beginningOf(text, LENGTH);
