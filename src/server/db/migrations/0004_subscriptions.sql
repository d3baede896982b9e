CREATE TABLE "checkout_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"subscription_id" text
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"kept_plan_id" text,
	"kept_until" timestamp with time zone,
	"last_event_at" timestamp(6) with time zone NOT NULL,
	"last_event_id" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'trialing', 'past_due', 'paused', 'canceled')),
	CONSTRAINT "subscriptions_provider" CHECK ("subscriptions"."provider" in ('paddle', 'test'))
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"occurred_at" timestamp(6) with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"payload_sha256" "bytea" NOT NULL,
	"payload" text,
	"subscription_id" text,
	"subscription_status" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "webhook_events_state" CHECK ("webhook_events"."state" in ('received', 'applied', 'superseded', 'ignored', 'parked', 'failed', 'given-up'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"sealed" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout_intents" ADD CONSTRAINT "checkout_intents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_intents_user" ON "checkout_intents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_open" ON "subscriptions" USING btree ("confirmed_at") WHERE "subscriptions"."status" <> 'canceled';--> statement-breakpoint
CREATE INDEX "webhook_events_subscription" ON "webhook_events" USING btree ("subscription_id","occurred_at");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("due_at") WHERE "webhook_events"."state" in ('received', 'failed');