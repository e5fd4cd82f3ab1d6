// The doctors whose bank details this browser has seen saved. The server's list has only the details, which may have
// come with the application and never have been saved for the payments.
import * as v from 'valibot';
import { readJson, write } from '@/ui/browser/localStore';

interface Doctor {
  Docuser_ID: number;
}

const KEY = 'bank_details_saved';
/** The latest ones. */
const MOST = 1000;

let known: Set<number> | undefined;

function savedIds(): Set<number> {
  known ??= new Set(readJson(KEY, v.array(v.number())));
  return known;
}

function keep(ids: number[]): void {
  known = new Set(ids.slice(-MOST));
  write({ [KEY]: JSON.stringify([...known]) });
}

const others = (id: number) => [...savedIds()].filter((other) => other !== id);

export const isBankSaved = ({ Docuser_ID }: Doctor) => savedIds().has(Docuser_ID);
export const noteBankSaved = ({ Docuser_ID }: Doctor) => keep([...others(Docuser_ID), Docuser_ID]);

/** For a doctor who is approved again: what was saved the first time says nothing about this time. */
export const forgetBankSaved = ({ Docuser_ID }: Doctor) => keep(others(Docuser_ID));
