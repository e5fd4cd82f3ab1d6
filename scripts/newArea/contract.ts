// Generates the contract of a new area: operations to list, add, change and delete records.
import type { AreaNames } from './areaNames';
import type { Field } from './description';

const LONGEST_TEXT = 250;
const LARGEST_NUMBER = 999999;

const TEXT = `type: string, maxLength: ${LONGEST_TEXT}`;

/** The schema of a field, on one line. */
function schemaOf({ kind, isOptional, choices }: Field): string {
  if (kind === 'day') return `{ $ref: ../common.yaml#/schemas/${isOptional ? 'DayOrNone' : 'Day'} }`;
  if (kind === 'number') return `{ type: integer, minimum: 0, maximum: ${LARGEST_NUMBER} }`;
  if (kind === 'choice')
    return `{ type: string, enum: [${choices.map(({ value }) => JSON.stringify(value)).join(', ')}] }`;
  return isOptional ? `{ ${TEXT}, default: "" }` : `{ ${TEXT}, pattern: "\\\\S" }`;
}

export function contractOf(called: AreaNames): string {
  const { area, one, aOne, many, title, Schema, One, Many, Named, power, rows, nameField, fields } = called;
  const { TAKEN, UNKNOWN, SAVED, DELETED } = called.serverSays;
  const [row] = rows;
  const names = fields.map(({ name }) => name);
  const indented = (lines: string[], spaces: number) => lines.map((line) => `${' '.repeat(spaces)}${line}`).join('\n');
  const schemas = indented(
    fields.map((field) => `${field.name}: { $ref: "#/schemas/${called.schemaName(field)}" }`),
    18,
  );
  const example = (spaces: number) =>
    indented(
      fields.map(({ name }, at) => `${name}: ${JSON.stringify(row?.[at])}`),
      spaces,
    );
  const answers = `      "401": { $ref: ../common.yaml#/answers/SignedOut }
      "403": { $ref: ../common.yaml#/answers/Forbidden }
      "500": { $ref: ../common.yaml#/answers/Failed }`;
  const outcome = `      "200":
        description: Done, or the reason for the refusal.
        content:
          application/json:
            schema: { $ref: ../common.yaml#/schemas/Outcome }
            examples:`;
  const refused = (example: string, message: string, field?: string) =>
    `              ${example}: { value: { success: false, message: ${message} }${field ? `, x-field: ${field}` : ''} }`;
  const taken = refused('alreadyThere', TAKEN, nameField.name);
  const unknownRecord = refused('unknown', UNKNOWN);
  return `# ${title}: what they are, and how they are kept.

list:
  get:
    operationId: list${Many}
    tags: [${area}]
    summary: List all ${many}.
    description: |
      Called by the screen '${title}' when it opens, after each save or deletion, and just before a change is saved. The order is the
      server's; the screen sorts by any column.
    x-power: ${power}
    responses:
      "200":
        description: All of them, or the reason for the refusal.
        content:
          application/json:
            schema:
              anyOf:
                - type: object
                  required: [data]
                  properties:
                    data: { type: array, items: { $ref: "#/schemas/${Schema}" } }
                - { $ref: ../common.yaml#/schemas/Refusal }
            examples:
              default:
                value:
                  data:
                    - recordid: 1
${example(22)}
                      postedby: maria.santos@lumina.example
                      posteddate: "11/16/2026 9:02:11 AM"
                      editedby: ""
                      editeddate: "1/1/1900 12:00:00 AM"
              empty: { value: { data: [] } }
${answers}

addition:
  post:
    operationId: add${One}
    tags: [${area}]
    summary: Add ${aOne}.
    description: |
      Called by 'Save' in the dialog 'Add ${Named}'. Who posted it, and when, is shown in the list.

      - \`alreadyThere\`: shown at the field ${nameField.label}, and as an error; another ${one} has these words. Upper and
        lower case, and spaces at either end, make no difference. Change the words, or edit the other one.
    x-power: ${power}
    x-identity: { postedby: email }
    x-asks: { none: A mistake can be corrected by changing or deleting the record. }
    x-audit: { what: change, record: ${nameField.name} }
    requestBody:
      required: true
      content:
        application/json:
          schema:
            type: object
            required: [Value]
            properties:
              Value:
                type: object
                required: [${[...names, 'postedby'].join(', ')}]
                properties:
${schemas}
                  postedby: { $ref: ../common.yaml#/schemas/Email }
          examples:
            default:
              value:
                Value:
${example(18)}
                  postedby: maria.santos@lumina.example
    responses:
${outcome}
              default: { value: { success: true, message: ${SAVED} } }
${taken}
${answers}

update:
  post:
    operationId: update${One}
    tags: [${area}]
    summary: Change ${aOne}.
    description: |
      Called by 'Save' in the dialog 'Edit ${Named}'. All fields are sent, whether changed or not. Who edited it, and when, is shown in the list.

      - \`alreadyThere\`: shown at the field ${nameField.label}, and as an error; another one has these words.
      - \`unknown\`: shown as an error, and the list is loaded again; a colleague has deleted the record.
    x-replaces: list${Many}
    x-power: ${power}
    x-identity: { editedby: email }
    x-asks: { none: A mistake can be corrected by saving again. }
    x-audit: { what: change, record: recordid }
    requestBody:
      required: true
      content:
        application/json:
          schema:
            type: object
            required: [Value]
            properties:
              Value:
                type: object
                required: [${['recordid', ...names, 'editedby'].join(', ')}]
                properties:
                  recordid: { $ref: ../common.yaml#/schemas/RecordId }
${schemas}
                  editedby: { $ref: ../common.yaml#/schemas/Email }
          examples:
            default:
              value:
                Value:
                  recordid: 1
${example(18)}
                  editedby: maria.santos@lumina.example
    responses:
${outcome}
              default: { value: { success: true, message: ${SAVED} } }
${taken}
${unknownRecord}
${answers}

deletion:
  post:
    operationId: delete${One}
    tags: [${area}]
    summary: Delete ${aOne}. The gateway's audit log records who did it.
    description: |
      Called when 'Delete the ${one} …?' is answered with 'Yes, Delete'. It cannot be restored; if it is added again, it has a new
      number.

      - \`unknown\`: shown as an error, and the list is loaded again; a colleague has deleted the record already.
    x-power: ${power}
    x-asks: It cannot be restored. Adding it again makes a new record.
    x-audit: { what: change, record: recordid }
    requestBody:
      required: true
      content:
        application/json:
          schema:
            type: object
            required: [Value]
            properties:
              Value:
                type: object
                required: [recordid]
                properties:
                  recordid: { $ref: ../common.yaml#/schemas/RecordId }
          examples:
            default: { value: { Value: { recordid: 1 } } }
    responses:
${outcome}
              default: { value: { success: true, message: ${DELETED} } }
${unknownRecord}
${answers}

schemas:
${fields.map((field) => `  ${called.schemaName(field)}: ${schemaOf(field)}`).join('\n')}
  ${Schema}:
    type: object
    required: [${['recordid', ...names, 'postedby', 'posteddate', 'editedby', 'editeddate'].join(', ')}]
    properties:
      recordid: { $ref: ../common.yaml#/schemas/RecordId }
${fields.map((field) => `      ${field.name}: { $ref: "#/schemas/${called.schemaName(field)}" }`).join('\n')}
      postedby: { type: string, maxLength: 250, default: "" }
      posteddate: { $ref: ../common.yaml#/schemas/SavedMoment }
      editedby: { type: string, maxLength: 250, default: "" }
      editeddate: { $ref: ../common.yaml#/schemas/SavedMoment }
`;
}
