// The groups of figures in the order in which they are measured, and the servers that each group needs.

import type { Figure } from '../measuring/figure';
import { floorTime } from '../measuring/floorTime';
import type { Addresses, Need } from '../measuring/stack';
import { cards } from './cards';
import { comparison } from './comparison';
import { desks } from './desk';
import { forms } from './forms';
import { gateway } from './gateway';
import { heaviest } from './heaviest';
import { hostile } from './hostile';
import { large } from './large';
import { market } from './market';
import { million } from './million';
import { openings } from './openings';
import { palette } from './palette';
import { reports } from './reports';
import { sheet } from './sheet';
import { survey } from './survey';
import { throughput } from './throughput';
import { triage } from './triage';

export interface Group {
  needs: Need[];
  measure: (addresses: Addresses, floor: Floor) => Figure[] | Promise<Figure[]>;
}

/**
 * The time of the floor, measured once for all groups: together with the openings, or alone if these are not measured.
 */
export class Floor {
  private known: Promise<number> | undefined;

  constructor(private readonly url: string) {}

  time(): Promise<number> {
    this.known ??= floorTime(this.url);
    return this.known;
  }

  found(time: number): void {
    this.known = Promise.resolve(time);
  }
}

export const groups: Record<string, Group> = {
  openings: {
    needs: ['stack', 'floor'],
    measure: async (addresses, known) => {
      const { figures, floor } = await openings(addresses);
      known.found(floor);
      return figures;
    },
  },
  forms: {
    needs: ['stack', 'floor'],
    measure: async ({ console }, floor) => forms(console, await floor.time()),
  },
  heaviest: { needs: ['stack'], measure: ({ console }) => heaviest(console) },
  desks: {
    needs: ['stack', 'floor'],
    measure: async ({ console }, floor) => desks(console, await floor.time()),
  },
  cards: { needs: ['stack'], measure: ({ console }) => cards(console) },
  market: { needs: ['stack'], measure: ({ console }) => market(console) },
  palette: { needs: ['stack'], measure: ({ console }) => palette(console) },
  survey: { needs: ['stack'], measure: ({ console }) => survey(console) },
  large: { needs: ['stack'], measure: ({ console }) => large(console) },
  sheet: { needs: ['stack'], measure: ({ console }) => sheet(console) },
  triage: { needs: ['stack'], measure: ({ console }) => triage(console) },
  comparison: { needs: ['floor'], measure: async (_addresses, floor) => comparison(await floor.time()) },
  throughput: { needs: ['stack'], measure: (addresses) => throughput(addresses) },
  gateway: { needs: [], measure: () => gateway() },
  hostile: { needs: [], measure: () => hostile() },
  million: { needs: [], measure: () => million() },
  reports: {
    needs: ['stack', 'floor'],
    measure: async ({ console }, floor) => reports(console, await floor.time()),
  },
};
