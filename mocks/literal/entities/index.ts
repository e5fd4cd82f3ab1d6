import type { Entity } from '../entity.ts';
import * as accounts from './accounts.ts';
import * as content from './content.ts';
import * as devices from './devices.ts';
import * as doctors from './doctors.ts';
import * as members from './members.ts';
import * as people from './people.ts';

export const ENTITIES: Entity[] = [people, members, content, doctors, accounts, devices].flatMap((all) =>
  Object.values<unknown>(all).filter(
    (value): value is Entity => value !== null && typeof value === 'object' && 'seeds' in value,
  ),
);
