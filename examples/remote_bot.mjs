// A bot that plays on a server from elsewhere, over HTTP: Node 18 or newer, and nothing else.
//
//     SANDTABLE_TOKEN=sandtable_bot_… node examples/remote_bot.mjs http://127.0.0.1:8000
//
// docs/remote-bots.md tells where the token comes from and what the stream says. Change `choose`, and it is yours.

/** One of the offered acts. `view` is all that the bot's seat knows. */
function choose(view, offers) {
  return offers[Math.floor(Math.random() * offers.length)].act
}

const url = `${process.argv[2].replace(/\/$/, '')}/api/bot`
const headers = { Authorization: `Bearer ${process.env.SANDTABLE_TOKEN}`, 'Content-Type': 'application/json' }

/** A refusal is told and does no harm: the stream shows how things stand. */
async function say(table, what, body = {}) {
  const answer = await fetch(`${url}/tables/${table}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) console.error((await answer.json()).text)
}

async function hear(message) {
  const { type, table } = message
  if (type === 'hello') console.log(`${message.bot.name} is here`)
  else if (type === 'challenge') await say(table, 'sit', { seat: message.seat })
  else if (type === 'error') console.error(message.text)
  else if (type === 'table' || type === 'acted') {
    if (message.result) {
      console.log(`${table}: ${message.result.reason}`)
      await say(table, 'rematch')
    } else if (message.offers.length) {
      await say(table, 'act', { number: message.number, act: choose(message.view, message.offers) })
    }
  }
}

/** Everything that the server says, a line each, until the connection ends. */
async function listen() {
  const answer = await fetch(`${url}/stream`, { headers })
  if (!answer.ok) throw (await answer.json()).text
  let rest = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop()
    for (const line of lines) if (line) await hear(JSON.parse(line))
  }
}

for (;;) {
  try {
    await listen()
  } catch (problem) {
    if (typeof problem === 'string') {
      console.error(problem)
      process.exit(1)
    }
    console.error(`${problem.message}; trying again`)
  }
  await new Promise((done) => setTimeout(done, 2000))
}
