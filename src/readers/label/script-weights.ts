import type { OtherScript } from '../../contract/analysis.ts'

type ScriptWeights = { script: OtherScript | 'latin'; bias: number; weights: string }

/** One step of a weight. */
export const WEIGHT_SCALE = 0.0114878

/**
 * One row a script (Greek, Thai, Arabic and Hebrew are not told apart): 120 weights as signed bytes, base64. Fitted to drawn
 * lines of print; docs/decisions/0017-naming-scripts.md says how.
 */
export const SCRIPT_WEIGHTS: readonly ScriptWeights[] = [
  {
    script: 'latin',
    bias: -4.579,
    weights:
      '8ehEDu4uFcAEIPBpV+Hb6g/uJqsiEby2IP/2E7NFHxMW6x4yIM8JEioDqhbfFgDD77cY5ey6tCACCAGuGyEoUA86ER4hB78BJWsFyAMV7wQqNN4EIgXyKQ7+1REZLg/x3OP+IN8aH2YFKglBBv0b8u8V+wf8JAT3',
  },
  {
    script: 'korean',
    bias: 3.966,
    weights:
      '7woD+PwK5Bzh7hnb8gkCDtkU7Pv43/4a++YW8fjX7fvw/QL5BQ73/g8IWNoeDwXrDdz/yBsSBuYB8/nuE/fz9hzWHeAZAdwT+tb0Cf3p8vbp7MQC/BVF9coGEvz7Bf/bAvkM+fn2AuYr6BYA6SH2BvjvEOTr+esW',
  },
  {
    script: 'japanese',
    bias: 3.543,
    weights:
      'DR/ZHvzn8gNXDv3e2e88EvD97vLnBikF9+IK3ezs+uvrAe/D/fT5SNLsvej3A/QKDfY/QR71LfYRDRbIDOwa/dkB+uDyEg8C3PDtNg3kzBjv1zT1KsPUCxopGSIdG+oXEefq3/XsAOQP9dEN+fLrGO/a8fZb8ysZ',
  },
  {
    script: 'chinese',
    bias: 3.405,
    weights:
      '4swK8zxADvryGBRHDy4E5Rjo5wP2De1N8wMSBtta/gs05vYL9vH06/kV5Q3sQ+7iDQXtBPcQMVDuFhztHSQf9ALw/h4S/ggO+Qbv9Ak8CPciFtDr5t8D/fbl+0MV5vkY7/QLCAMM3OTyDhD19vr5/ehO7grw+PgZ',
  },
  {
    script: 'cyrillic',
    bias: -3.886,
    weights:
      '17Qo9yGn/vgZCe3DMCyYCRzeJUvwMMTN8/jk+R7RMQnfAe4B2ioQ2vogSyIS4M4z+EHf6AkXSdgRCeckyOxB8CYIEczb4ysDEuIaLtIWTxvk/PAMyBy+QBQi87TYOBw1Hxf+5P8uAeL04svPIhAX8hLcPelI9vfr',
  },
  {
    script: 'other',
    bias: 0.187,
    weights:
      'P0MZ6IHM7CIB/AYCm7r77xsi6+cUCT3wA/LwJg/1Bt4oFQ0P3Nz5BAH2A9f5/jUF9hwLFvZTsgDh8vtS/RrI4A/5DSez5Pfw8sYQtOvDE9b4+CXg6Q5FA1H6CekDyP/m+xzuTRXeAs/hXBz4Df38AQ49IRbuBwHz',
  },
  {
    script: 'other',
    bias: -0.271,
    weights:
      '6O8D8VP6NBCu9AMSHxcA/v8s/xst0SgB+CAE8SgI7gvnBQILKSwF0iXvNxTm7wk2BAr28hLjAuz5F/5J9OzA/eb42AcE7wICCO3vBRIADNgcDv7+9BAq0L7zBAT/Auv0Ee8M1gzL/ebx5hTs+vn99wXx6COmE+rn',
  },
  {
    script: 'other',
    bias: 1.242,
    weights:
      'NTjZAcT7Du7+6+7D0/M8DO7tAwn14gYv2vr26yjq9B8ABP/w+O8NDPL37gIS6Qb8/yL1Hufu/t/66f3v3fMO9wbS00E2F/syEBoEBiEH5i/79CMQLhDv7eH2EfHn6wwB7gn89xbv+Sj33Q0G9AX+/in0CvXV+PgO',
  },
  {
    script: 'other',
    bias: -3.606,
    weights:
      '/gW6GSY42xAN6QL8EgcUEe0BBw/jEALyMjEKHhPm5OvsEQD9Eh35AOn56Qsb3gf8+evoAOz07xIb6PYAFPPVBtg1Esj7GzC08BoNF/oC9gDq/SMf//vV2RPp9Pv63/72CR4NAvoxCy0S6vgDBez+C/TXxv8d8RTu',
  },
]
