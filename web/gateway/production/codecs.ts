// Finds the codec that the settings name: a built-in one, or a module of the deployment that exports `createCodec`.
import { pathToFileURL } from 'node:url';
import { aes256gcm } from './aes256gcm';
import type { Codec, CodecMaker } from './codec';

const builtIn: Record<string, CodecMaker> = { plain: () => ({}), 'aes-256-gcm': aes256gcm };

/** Throws an `Error` whose message is a sentence without its full stop. */
export async function codecNamed(
  name: string,
  secrets: Record<string, string>,
  pathOf: (path: string) => string,
): Promise<Codec> {
  const make = (Object.hasOwn(builtIn, name) ? builtIn[name] : undefined) ?? (await makerIn(name, pathOf));
  try {
    return await make(secrets);
  } catch (error) {
    throw new Error(`codec cannot be made: ${(error as Error).message}`);
  }
}

async function makerIn(path: string, pathOf: (path: string) => string): Promise<CodecMaker> {
  if (!/\.[cm]?[jt]s$/.test(path))
    throw new Error(`codec must be ${Object.keys(builtIn).join(', ')} or a module's path`);
  const loaded: { createCodec?: CodecMaker } = await import(pathToFileURL(pathOf(path)).href).catch(({ code }) => {
    throw new Error(`codec names a module that cannot be loaded (${code ?? 'it fails'})`);
  });
  if (typeof loaded.createCodec !== 'function') throw new Error('codec names a module that exports no createCodec');
  return loaded.createCodec;
}
