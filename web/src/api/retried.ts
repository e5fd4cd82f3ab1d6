import { ApiError } from './answer';

const RETRIES = 3;
const APART_MS = 1000;

/** Asks again, a second apart, when nobody answered; a refusal is an answer. */
export async function retried<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      const isUnanswered = error instanceof ApiError && error.failure === 'unreachable';
      if (!isUnanswered || left === 0 || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, APART_MS));
    }
  }
}
