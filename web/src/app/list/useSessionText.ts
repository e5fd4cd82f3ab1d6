import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A text that outlasts its component, such as the last search; kept until the user signs out. */
export function useSessionText(name: string): [string, (text: string) => void] {
  const queries = useQueryClient();
  const queryKey = ['kept', name];
  const { data } = useQuery({
    queryKey,
    queryFn: () => '',
    initialData: '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return [data, (text) => void queries.setQueryData(queryKey, text)];
}
