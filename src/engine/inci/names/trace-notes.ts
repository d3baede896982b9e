/** `Traces of nuts`, `Kann Spuren von Nüssen enthalten`: what may be inside by chance is no ingredient; alerts quote the sentence. */
export function tellsTraces(piece: string): boolean {
  return TRACES.test(piece)
}

const TRACES =
  /^(?:\p{L}+ ){0,3}?(?:traces? (?:of|from) \p{L}|(?:ungewollte |geringe |mögliche )?spuren (?:von|an|aus) \p{L}|traces? (?:de |d['’])\p{L}|(?:trazas|traços|vestígios) de \p{L}|tracce di \p{L}|(?:ilości )?śladow\p{L}* (?:ilości )?\p{L}|ślady \p{L}|sporen van \p{L}|spår av \p{L}|spor a[fv] \p{L}|stopy \p{L}|stopové množstv\p{L} \p{L}|urme de \p{L}|следы \p{L}|nyomokban \p{L}|jäämiä \p{L}|eser miktarda \p{L})/iu
