/** The answer of a worker that answers once: null if it cannot be loaded, or the browser lacks what it needs. */
export function askWorker<Answer>(worker: Worker, question: unknown): Promise<Answer | null> {
  const answer = new Promise<Answer | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}
