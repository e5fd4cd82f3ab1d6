// Settings for a gateway in front of the literal upstream: every operation of the specification at its own path, with
// the product's name in the fields that contain it.
import { type OperationId, operationTable } from '#contract';
import { CALLS } from '../../../mocks/literal';
import { certificate } from '../../../mocks/shim/settings';
import { policies } from '../../../openapi/generated/policy';

const SECRET = 'of the service account';
export const literalEnv = { LITERAL_CLIENT_SECRET: SECRET };

/** The specification has one call for the pictures of all areas. */
const SAME: Partial<Record<OperationId, string>> = { getDoctorImage: 'getImage', getContentImage: 'getImage' };

/** The names of fields that contain the product's. */
const NAMES = { product: 'lumina', product_tag: 'lumina_tag', productavega_tag: 'luminaavega_tag' };

export const theirs = (name: string) => NAMES[name as keyof typeof NAMES] ?? name;

/** JSON with the server's names. */
export const inTheirWords = (text: string) => text.replace(/\w+(?=\\*":)/g, theirs);

export const credentialsOf = (id: OperationId) => {
  const { systemCode } = policies[id];
  return { client_secret: SECRET, ...(systemCode && { systemCode }) };
};

export const literalCallOf = (id: OperationId) => CALLS.find(({ name }) => name === (SAME[id] ?? id));

/** The operations that the literal upstream has; the others are of areas beyond the specification. */
export const literalOperations = (Object.keys(operationTable) as OperationId[]).filter(literalCallOf);

export function literalSettings(url: string) {
  return {
    answers: 'enforce',
    names: NAMES,
    upstreams: { main: { url, ca: certificate('ca.pem') } },
    services: Object.fromEntries(
      literalOperations
        .filter((id) => policies[id].gatewayOwn)
        .map((id) => [id, { ...credentialsOf(id), client_secret: { env: 'LITERAL_CLIENT_SECRET' } }]),
    ),
    operations: Object.fromEntries(
      literalOperations.map((id) => {
        const { method, path } = literalCallOf(id) ?? {};
        return [id, { method, path: SAME[id] ? `${path}/${id}` : path }];
      }),
    ),
  };
}
