// Loads what a case needs: the company's records and the pictures.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '@/api/answer';
import { toast } from '@/ui/toasts';
import { companyQuery, coreQuery, filesQuery, imageQuery, LookupFailure, prefetchCase } from '../queries';
import type { Registration } from '../registration';
import { missingFiles } from '../rules';
import type { Tab } from '../transitions';

const MISSING_FILES_MS = 15_000;
const NOTHING = "Sorry, we're having trouble connecting to our server. Try again later.";

const ISSUES = {
  pending: { nothing: 'KA101', refused: 'KA102' },
  decided: { nothing: 'KA103', refused: 'KA104' },
};

function issue(error: Error, tab: Tab): string {
  const numbers = ISSUES[tab === 'pending' ? 'pending' : 'decided'];
  const isNothing = error instanceof LookupFailure && error.kind === 'nothing';
  return isNothing ? `Issue #${numbers.nothing} ${NOTHING}` : `Issue #${numbers.refused} ${messageOf(error)}`;
}

export type Case = ReturnType<typeof useCase>;

export function useCase(registration: Registration, tab: Tab, next: Registration | null) {
  const queries = useQueryClient();
  const core = useQuery(coreQuery(registration));
  const company = useQuery(companyQuery(registration));
  const files = useQuery(filesQuery(registration, queries));
  const selfie = useFilePicture(files.data?.selfie?.path);
  const id = useFilePicture(files.data?.id?.path);

  const missing = files.data ? missingFiles({ selfie: files.data.selfie !== null, id: files.data.id !== null }) : null;
  // The toast is shown again for every case, and disappears with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case may have the same message.
  useEffect(() => (missing ? toast.warning(missing, MISSING_FILES_MS) : undefined), [missing, registration.recordid]);
  useEffect(() => {
    if (files.error) toast.error(messageOf(files.error));
  }, [files.error]);

  // The next case is prefetched once this one is loaded.
  const isSettled = !core.isPending && !files.isPending && !selfie.isLoading && !id.isLoading;
  useEffect(() => {
    // Errors are ignored: opening the case tries again and shows them.
    if (isSettled && next) prefetchCase(queries, next).catch(() => undefined);
  }, [isSettled, next, queries]);

  return {
    core: core.data ?? null,
    isLoading: core.isPending,
    issue: core.error ? issue(core.error, tab) : null,
    retry: () => void core.refetch(),
    isRetrying: core.isFetching,
    company: company.data?.[0] ?? null,
    companyFailure: company.error ? { message: messageOf(company.error), onRetry: () => void company.refetch() } : null,
    files,
    selfie,
    id,
  };
}

function useFilePicture(path: string | undefined) {
  return useQuery({ ...imageQuery(path ?? ''), enabled: path !== undefined });
}
