import { expect } from "chai";
import { createStint } from "../../bootstrap/create-stint.js";
import { createFolder } from "../adapters/sql/databases.js";

const secretKey = "only for this test";

async function failureOf(work: () => unknown): Promise<Error> {
  try {
    await work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It was accepted.");
}

describe("a wrong option of createStint and run", function () {
  this.timeout(60_000);

  it("is named if it is a URL of no PostgreSQL database, without its password", async () => {
    for (const url of [
      "mysql://me:TopSecret@localhost/x",
      "not a url",
      "localhost:5432/x",
      "postgres://me:Top#Secret@localhost/x",
    ]) {
      const failures = [
        await failureOf(() => createStint({ database: { url }, secretKey })),
        await failureOf(() =>
          createStint({
            database: {
              url: "postgres://127.0.0.1:1/x",
              replica: { url, onUsable: () => undefined, onProblem: () => undefined },
            },
            secretKey,
          }),
        ),
      ];
      for (const failure of failures) {
        expect(failure, url).to.be.instanceOf(RangeError);
        expect(failure.message).to.contain("postgres://user:password@host:5432/database").and.not.contain("Secret");
      }
    }
  });

  it("is refused before work starts, and a wrong key is named as the option", async () => {
    const folder = createFolder();
    const database = { folder: folder.path };
    const stint = await createStint({ database, secretKey });
    try {
      const onError = () => undefined;
      for (const [options, name] of [
        [undefined, "publicUrl"],
        [{}, "publicUrl"],
        [{ publicUrl: "nope", onError }, "publicUrl"],
        [{ publicUrl: "ftp://example.com", onError }, "publicUrl"],
        [{ publicUrl: "https://example.com" }, "onError"],
      ] as const) {
        const failure = await failureOf(() => stint.run(options as never));
        expect(failure).to.be.instanceOf(RangeError);
        expect(failure.message).to.match(new RegExp(`^${name}: expected`));
      }
    } finally {
      await stint.close();
    }
    const wrongKey = await failureOf(() => createStint({ database, secretKey: "another" }));
    expect(wrongKey.message).to.contain("`secretKey`");
    folder.remove();
  });
});
