/** A real HTTP server that answers like the US Census Bureau's geocoder, for the addresses it is given. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface KnownAddress {
  readonly houseNumber: string
  readonly streetName: string
  readonly suffixType: string
  readonly city: string
  readonly zip: string
  /** State and county, '12057'. */
  readonly countyFips: string
  readonly countyName: string
}

/** `layer-error` is what the real service does when one of its layers fails: the match comes without its county. */
export type GeocoderFault = 'none' | 'stall' | 'server-error' | 'not-json' | 'layer-error'

export interface FakeGeocoder {
  /** For GEOCODER_URL. */
  readonly url: string
  /** How often it was asked. */
  readonly asked: () => number
  readonly fail: (fault: GeocoderFault) => void
  readonly close: () => Promise<void>
}

const LAYER_ERROR = {
  status: 'Layer query encountered an error: java.lang.RuntimeException: Failed to return',
}

const upper = (text: string | null): string => (text ?? '').toUpperCase().trim()

/** The real one matches on house number and street name, and corrects city and ZIP code by itself. */
const matches = (known: KnownAddress, street: string): boolean => {
  const words = street.split(/\s+/)
  return words[0] === known.houseNumber && words.slice(1).join(' ').startsWith(upper(known.streetName))
}

const matchOf = (known: KnownAddress, fault: GeocoderFault) => ({
  tigerLine: { tigerLineId: '0', side: 'L' },
  geographies: {
    Counties: [
      fault === 'layer-error'
        ? LAYER_ERROR
        : {
            GEOID: known.countyFips,
            STATE: '12',
            BASENAME: known.countyName,
            NAME: `${known.countyName} County`,
          },
    ],
  },
  matchedAddress: upper(
    `${known.houseNumber} ${known.streetName} ${known.suffixType}, ${known.city}, FL, ${known.zip}`,
  ),
  coordinates: { x: -82.5, y: 27.9 },
  addressComponents: {
    zip: known.zip,
    city: upper(known.city),
    state: 'FL',
    preDirection: '',
    preType: '',
    streetName: upper(known.streetName),
    suffixType: upper(known.suffixType),
    suffixDirection: '',
    suffixQualifier: '',
    fromAddress: known.houseNumber,
    toAddress: known.houseNumber,
    preQualifier: '',
  },
})

const answerOf = (known: readonly KnownAddress[], query: URLSearchParams, fault: GeocoderFault) => ({
  result: {
    input: {
      address: {
        street: query.get('street'),
        city: query.get('city'),
        zip: query.get('zip'),
        state: query.get('state'),
      },
      benchmark: { benchmarkName: query.get('benchmark'), id: '4', isDefault: false },
      vintage: { vintageName: query.get('vintage'), id: '4', isDefault: true },
    },
    addressMatches: known
      .filter((one) => matches(one, upper(query.get('street'))))
      .map((one) => matchOf(one, fault)),
  },
})

const send = (response: ServerResponse, status: number, type: string, body: string) => {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}

export const startGeocoder = async (known: readonly KnownAddress[]): Promise<FakeGeocoder> => {
  let asked = 0
  let fault: GeocoderFault = 'none'
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    asked += 1
    if (fault === 'stall') return
    if (fault === 'server-error') return send(response, 500, 'text/html', '<h1>Internal Server Error</h1>')
    if (fault === 'not-json')
      return send(response, 200, 'text/html', '<p>The service is being maintained.</p>')
    if (url.pathname !== '/geocoder/geographies/address')
      return send(response, 404, 'text/plain', 'Not found')
    send(response, 200, 'application/json', JSON.stringify(answerOf(known, url.searchParams, fault)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/geocoder`,
    asked: () => asked,
    fail: (next) => {
      fault = next
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
