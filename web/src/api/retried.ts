import { ApiError } from './answer';

const RETRIES = 3;
const DELAY_MS = 1000;

/** Retries, with a second between, when the server cannot be reached; any other error is final. */
export async function retried<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      const isUnanswered = error instanceof ApiError && error.failure === 'unreachable';
      if (!isUnanswered || left === 0 || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    }
  }
}
