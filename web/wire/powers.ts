// Who has a power of the contract (`x-powers`): the gateway decides by it, and the page of the contract shows it.

export interface Power {
  /** Everybody who is signed in. */
  everyone?: boolean;
  roles?: string[];
  departments?: string[];
  /** Or everybody whose role has this screen in AGORA's system access. */
  screen?: string;
  /** Departments whose people never have the power. */
  except?: string[];
}

export interface Person {
  rolesid: string;
  department: string;
}

/** By role or department. */
export function isGivenTo(power: Power, { rolesid, department }: Person): boolean {
  const { everyone = false, roles = [], departments = [], except = [] } = power;
  return !except.includes(department) && (everyone || roles.includes(rolesid) || departments.includes(department));
}

/** The screen whose name in AGORA's menu would give it to this person. */
export function screenThatGives({ screen, except = [] }: Power, { department }: Person): string | undefined {
  return except.includes(department) ? undefined : screen;
}
