// Tickets: issued for the right one-time password, they prove for a few minutes that the person reads this mailbox.
import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../../store';
import type { Application, TicketUse } from '../policyTypes';
import type { Seals } from './seal';

const LIFETIME_MS = 5 * 60_000;

interface Ticket {
  email: string;
  application: Application;
  use: TicketUse;
}

type Wanted = Omit<Ticket, 'application'> & { application: Application | null };

export type Tickets = ReturnType<typeof createTickets>;

export function createTickets(seals: Seals, store: Store) {
  return {
    issue: (ticket: Ticket) => seals.seal('ticket', { ...ticket, id: randomBytes(16).toString('hex') }, LIFETIME_MS),
    /**
     * An operation that serves both applications names none and takes the ticket of either. A ticket is good once for
     * each `purpose`: with one ticket an expired password is changed, and then used to sign in.
     */
    async accepts(sealed: string | undefined, { email, use, application }: Wanted, purpose: string): Promise<boolean> {
      const ticket = sealed === undefined ? undefined : seals.open<Ticket & { id: string }>('ticket', sealed);
      if (ticket === undefined || ticket.use !== use || !isSameAddress(ticket.email, email)) return false;
      if (application !== null && ticket.application !== application) return false;
      return store.add(`ticket ${ticket.id} ${purpose}`, LIFETIME_MS);
    },
    /** After a call that was clearly refused, the ticket may be used for it once more. */
    async release(sealed: string | undefined, purpose: string): Promise<void> {
      const ticket = sealed === undefined ? undefined : seals.open<{ id: string }>('ticket', sealed);
      if (ticket) await store.delete(`ticket ${ticket.id} ${purpose}`);
    },
  };
}

/** A key of fixed length that does not reveal the text, which may be long or personal. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Folds ASCII letters only: letters of other alphabets that look or fold alike stay different. */
export const folded = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export const isSameAddress = (one: string, other: string) => folded(one) === folded(other);
