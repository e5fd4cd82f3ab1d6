// Settings for a gateway in front of the literal upstream: every operation of the specification at its own path, with
// the product's name in the fields that contain it.
import { type OperationId, operationTable } from '#contract';
import { CALLS } from '../../../mocks/literal';
import { certificate } from '../../../mocks/shim/settings';
import { policies } from '../../../openapi/generated/policy';

export const literalEnv = { LITERAL_CLIENT_SECRET: 'of the service account' };

/** The specification has one call for the pictures of all areas. */
const SAME: Partial<Record<OperationId, string>> = { getDoctorImage: 'getImage', getContentImage: 'getImage' };

export const literalCallOf = (id: OperationId) => CALLS.find(({ name }) => name === (SAME[id] ?? id));

/** The operations that the literal upstream has; the others are of areas beyond the specification. */
export const literalOperations = (Object.keys(operationTable) as OperationId[]).filter(literalCallOf);

export function literalSettings(url: string) {
  return {
    answers: 'enforce',
    names: { product: 'lumina', product_tag: 'lumina_tag', productavega_tag: 'luminaavega_tag' },
    upstreams: { main: { url, ca: certificate('ca.pem') } },
    services: Object.fromEntries(
      literalOperations
        .filter((id) => policies[id].gatewayOwn)
        .map((id) => {
          const { systemCode } = policies[id];
          return [id, { client_secret: { env: 'LITERAL_CLIENT_SECRET' }, ...(systemCode && { systemCode }) }];
        }),
    ),
    operations: Object.fromEntries(
      literalOperations.map((id) => {
        const { method, path } = literalCallOf(id) ?? {};
        return [id, { method, path }];
      }),
    ),
  };
}
