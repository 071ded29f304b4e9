"""Alembic's entry: migrations run on the connection the server hands over."""

from alembic import context

from nightdeck.table.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
