import { createLiteral } from './index.ts';
import { VARIANTS } from './shapes.ts';

const literal = await createLiteral({
  port: Number(process.env.LITERAL_PORT ?? 0),
  variant: VARIANTS.find((known) => known === process.env.LITERAL_VARIANT) ?? 'first',
  tls: ['1', 'true'].includes(process.env.LITERAL_TLS ?? ''),
});
console.log(`The literal upstream listens at ${literal.url}`);
