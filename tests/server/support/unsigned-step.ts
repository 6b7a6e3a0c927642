/** An address without the moment and the seal of its step, which no test can know: `?step=saved.x.y` → `?step=saved`. */
export function unsignedStep(location: string | null | undefined): string {
  return (location ?? '').replace(/(\bstep=[a-z-]+)\.[0-9a-z]+\.[\w-]{22}/, '$1');
}
