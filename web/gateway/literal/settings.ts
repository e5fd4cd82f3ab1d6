// Settings for a gateway in front of the literal upstream: every operation of the specification at its own path, with
// the product's name in the fields that contain it.
import { CALLS } from '../../../mocks/literal';
import { certificate } from '../../../mocks/shim/settings';
import { policies } from '../../../openapi/generated/policy';
import { literalCallOf, literalOperations } from './operations';

export const literalEnv = { LITERAL_CLIENT_SECRET: 'of the service account' };

export function literalSettings(url: string) {
  const callNamed = (name: string) => {
    const call = CALLS.find((each) => each.name === name);
    if (!call) throw new Error(`The literal upstream has no call '${name}'.`);
    return call;
  };
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
        const { method, path } = callNamed(literalCallOf(id));
        return [id, { method, path }];
      }),
    ),
  };
}
