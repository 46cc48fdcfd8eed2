import { createHmac } from "node:crypto";
import type { Transporter } from "nodemailer";

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** For notices, which one may stop: where a mail program can do it by itself, and where a person can. */
  readonly stop?: { readonly post: string; readonly page: string };
}

/** Sends mail by whatever server was set; where none was, there is no mailer. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly from: string;
  private constructor(transport: Transporter, from: string) {
    this.transport = transport;
    this.from = from;
  }
  /** The library is loaded by a server that mails, and by no other. */
  static async open(url: string, from: string): Promise<Mailer> {
    const { createTransport } = await import("nodemailer");
    const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
    return new Mailer(createTransport(url, times as object), from);
  }
  async send({ to, subject, text, stop }: Letter): Promise<void> {
    await this.transport.sendMail({
      from: this.from,
      to: { name: "", address: to },
      subject,
      text,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(stop === undefined ? {} : { "List-Unsubscribe": `<${stop.post}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
      },
    });
  }
  close(): void {
    this.transport.close();
  }
}

/**
 * What stops somebody's mails, and can do nothing else: it stands in an address because mail programs ask for it there (RFC 8058).
 */
export const stopToken = (secret: string, person: string): string =>
  createHmac("sha256", secret).update(`stop mails to ${person}`).digest("base64url").slice(0, 32);
