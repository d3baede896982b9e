import { landingMessages as messages } from './landing.messages.ts'

export function Steps() {
  return (
    <section aria-labelledby="steps" className="grid grid-cols-1 gap-8 lg:grid-cols-12">
      <h2 id="steps" className="text-[2rem] lg:col-span-4">
        {messages.steps.title}
      </h2>
      <ol className="lg:col-span-8">
        {messages.steps.items.map((step, place) => (
          <li
            key={step.title}
            className="grid grid-cols-[3rem_1fr] border-t border-line py-5 sm:grid-cols-[5rem_1fr]"
          >
            <span aria-hidden className="font-serif text-4xl leading-none text-accent">
              {place + 1}
            </span>
            <div>
              <h3 className="text-2xl">{step.title}</h3>
              <p className="mt-1.5 max-w-[56ch] text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Promises() {
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="mb-8 max-w-[18ch] text-[2rem]">
        {messages.promises.title}
      </h2>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {messages.promises.items.map((promise) => (
          <div key={promise.title} className="border-t border-line py-6">
            <dt className="font-serif text-[1.375rem]">{promise.title}</dt>
            <dd className="mt-2 max-w-[52ch] text-muted">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
