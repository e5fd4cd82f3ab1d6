import { ApiError } from './answer';

const RETRIES = 3;
const DELAY_MS = 1000;

/**
 * Retries, with a second in between, only when the server could not be reached at all. A failure that a server reports
 * is final.
 */
export async function withRetries<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      const isUnreached = error instanceof ApiError && error.isUnreached;
      if (!isUnreached || left === 0 || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    }
  }
}
