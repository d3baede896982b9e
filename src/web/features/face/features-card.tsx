import { faceMessages as messages } from '../../lib/messages/face.ts'
import { Card } from '../../ui/card.tsx'

export function FeaturesCard() {
  return (
    <Card labelledBy="face-features">
      <h2 id="face-features" className="mb-3 text-[1.375rem]">
        {messages.featuresTitle}
      </h2>
      <dl className="divide-y divide-line border-t border-line">
        {messages.features.map((feature) => (
          <div key={feature.title} className="py-3">
            <dt className="font-semibold">{feature.title}</dt>
            <dd className="text-muted">{feature.text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
