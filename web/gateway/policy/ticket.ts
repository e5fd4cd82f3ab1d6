// What somebody gets who has typed the right one-time password: proof, for a few minutes, that they read this mailbox.
import type { TicketUse } from './declared';
import type { Seals } from './seal';

const LIFETIME_MS = 5 * 60_000;

interface Ticket {
  email: string;
  use: TicketUse;
}

export type Tickets = ReturnType<typeof createTickets>;

export function createTickets(seals: Seals) {
  return {
    issue: (ticket: Ticket) => seals.seal('ticket', ticket, LIFETIME_MS),
    accepts(sealed: string | undefined, { email, use }: Ticket): boolean {
      const ticket = sealed === undefined ? undefined : seals.open<Ticket>('ticket', sealed);
      return ticket !== undefined && ticket.use === use && isSameAddress(ticket.email, email);
    },
  };
}

/** Letters of other alphabets that look or fold alike are other letters; so is a space. */
const folded = (email: string) => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

export const isSameAddress = (one: string, other: string) => folded(one) === folded(other);
