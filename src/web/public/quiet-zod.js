// zod tries at its first schema whether it may compile checks with `new Function`. The security policy refuses that, and
// browsers report each refusal. Modules run too late to say so: those that make schemas come before the one that asks.
globalThis.__zod_globalConfig = { jitless: true }
