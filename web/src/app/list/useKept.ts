import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A text that outlasts its component, such as what was searched last: until whoever typed it signs out. */
export function useKept(name: string): [string, (text: string) => void] {
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
