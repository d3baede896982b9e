import { useQuery } from '@tanstack/react-query'
import { usePaymentSettings } from '../queries/plan-queries.ts'
import { loadOverlay } from './overlay.ts'

/** Starts the provider's overlay with the page, where the settings name one; asks nobody for it otherwise. */
export function useOverlay({ isWanted = true } = {}) {
  const { data: settings } = usePaymentSettings()
  const token = settings?.mode === 'paddle' ? settings.clientToken : null
  const environment = settings?.environment ?? null
  const { data, refetch } = useQuery({
    queryKey: ['overlay', token, environment],
    queryFn: () => loadOverlay(token ?? '', environment),
    enabled: isWanted && token !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    // The overlay is a window into another program, not data to be compared.
    structuralSharing: false,
  })
  return {
    /** The overlay once it is there; null where there is none or it did not come. */
    ready: async () =>
      data ?? (token === null ? null : ((await refetch({ cancelRefetch: false })).data ?? null)),
  }
}
