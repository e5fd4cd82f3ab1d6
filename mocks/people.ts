// The staff who sign in. Every scenario begins with them; `scripts/stack/welcome.ts` prints one of each kind.
import { folded } from './seeding/text';

export interface Person {
  recordid: number;
  emailaddress: string;
  username: string;
  firstname: string;
  middlename: string;
  lastname: string;
  employee_id: string;
  department: string;
  rolesid: string;
  userrolesid: number;
  productavega_tag: boolean;
  password: string;
  passwordExpired: boolean;
  status: 'A' | 'D';
  lockedOut: boolean;
}

export const DEMO_PASSWORD = 'Sampaguita#1';

/** The id of the link between a person and their role. Nobody has more than one role. */
export const userRoleOf = (recordid: number) => recordid + 1000;

const written = (name: string) => folded(name).replace(/[^a-z]/g, '');

function person(
  recordid: number,
  [firstname, middlename, lastname]: [string, string, string],
  department: string,
  rolesid: string,
  differing: Partial<Person> = {},
): Person {
  const firstBrand = !department.startsWith('AVG');
  const username = `${written(firstname)}.${written(lastname)}`;
  return {
    recordid,
    emailaddress: `${username}@${firstBrand ? 'lumina' : 'avega'}.example`,
    username,
    firstname,
    middlename,
    lastname,
    employee_id: `${firstBrand ? 'LUM' : 'AVG'}-${recordid}`,
    department,
    rolesid,
    userrolesid: userRoleOf(recordid),
    productavega_tag: firstBrand,
    password: DEMO_PASSWORD,
    passwordExpired: false,
    status: 'A',
    lockedOut: false,
    ...differing,
  };
}

export function seedPeople(): Person[] {
  return [
    person(1001, ['Maria', 'Reyes', 'Santos'], 'MIS IT', '1'),
    person(1002, ['Jose', 'Cruz', 'Reyes'], 'INT APD', '2'),
    person(1003, ['Andrea', 'Salvador', 'Cruz'], 'AVG APD', '2'),
    person(1004, ['Ramon', 'Aguilar', 'Bautista'], 'INT MRD', '3'),
    person(1005, ['Liza', 'Torres', 'Mendoza'], 'INT MRKTG', '4'),
    person(1006, ['Carlo', 'Ocampo', 'Villanueva'], 'MIS TECH', '5'),
    person(1007, ['Paolo', 'Mercado', 'Garcia'], 'INT APD', '2', { passwordExpired: true }),
    person(1008, ['Teresa', 'Flores', 'Aquino'], 'AVG MRKTG', '4'),
    person(1009, ['Nestor', 'Castillo', 'Ramos'], 'INT CLAIMS', '6', { lockedOut: true }),
    person(1010, ['Elena', 'Rivera', 'Navarro'], 'AVG MRD', '3', { status: 'D' }),
    person(1011, ['Ma. Lourdes', 'Ocampo', 'Peña'], 'INT APD', '2'),
    person(1012, ['Benjamin', 'Torres', 'Ordoñez'], 'AVG APD', '2'),
    person(1013, ['Josefina', 'Luna', 'Castañeda'], 'INT CLAIMS', '6'),
    person(1014, ['Rodrigo', 'Manalo', 'Dimaculangan'], 'AVG CLAIMS', '6'),
    person(1015, ['Kristine Joy', 'Flores', 'Sumulong'], 'INT MRKTG', '4'),
    person(1016, ['Angelica', 'Rivera', 'Muñoz'], 'AVG MRKTG', '4'),
    person(1017, ['Eduardo', 'Lim', 'Tan'], 'MIS IT', '1'),
    person(1018, ['Rowena', 'De Castro', 'Ibañez'], 'INT MRD', '3'),
    person(1019, ['Vicente', 'Salonga', 'Roxas'], 'AVG MRD', '3'),
    person(1020, ['Michelle', 'Uy', 'Chua'], 'MIS TECH', '5'),
    person(1021, ['Arnel', 'Dizon', 'Magbanua'], 'INT APD', '2', { status: 'D' }),
    person(1022, ['Camille', 'Tolentino', 'Zuñiga'], 'INT APD', '2'),
    person(1023, ['Reynaldo', 'Cabrera', 'Galang'], 'AVG APD', '2'),
    person(1024, ['Patricia Anne', 'De Leon', 'Gatchalian'], 'INT CLAIMS', '6'),
    person(1025, ['Jerome', 'Santiago', 'Pangilinan'], 'AVG CLAIMS', '6', { status: 'D' }),
    person(1026, ['Beatriz', 'Alcantara', 'Legaspi'], 'INT MRKTG', '4'),
    person(1027, ['Danilo', 'Soriano', 'Punzalan'], 'MIS IT', '1', { status: 'D' }),
    person(1028, ['Sheila Marie', 'Go', 'Yap'], 'AVG MRKTG', '4'),
    person(1029, ['Gabriel', 'Concepcion', 'Nuñez'], 'MIS TECH', '5'),
    person(1030, ['Imelda', 'Vergara', 'Trinidad'], 'INT MRD', '3'),
    person(1031, ['Crisostomo', 'Andrada', 'Macaraeg'], 'AVG MRD', '3', { status: 'D' }),
    person(1032, ['Hazel Ann', 'Sy', 'Co'], 'INT APD', '2'),
    person(1033, ['Lorenzo', 'Bañez', 'Dela Cruz'], 'AVG APD', '2'),
    person(1034, ['Ysabel', 'Lacson', 'Marasigan'], 'MIS IT', '2'),
    person(1035, ['Noel', 'Espiritu', 'Quintos'], 'INT CLAIMS', '6'),
    person(1036, ['Veronica', 'Evangelista', 'De Guzman'], 'AVG CLAIMS', '6'),
  ];
}
